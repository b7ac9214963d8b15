import { called } from '../formats.ts';

/** The shop's emails to buyers. */
export const mails = {
  paidSubject: (order: number) => `Your receipt for order ${order}`,
  files: 'Files you’ll receive',
  music: 'The music is part of these files.',
  texts: 'Your messages',
  howToReply:
    'Questions or changes? Reply to this email before we start recording. Someone from the studio will read it and reply within one business day.',
  seeReceipt: 'See your receipt',
  verifyText: (name: string | null) =>
    `Hello${called(name)}, someone created an account with this address. If it was you, confirm the address. Your account will then also show orders you placed as a guest.`,
  verifyButton: 'Confirm this address',
  ignore: 'If this wasn’t you, ignore this email. Nothing will change.',
  hasAccountSubject: 'You already have an account',
  hasAccountText: (name: string | null) =>
    `Hello${called(name)}, someone tried to create an account with this address, but you already have one. Log in with your password, or reset it if you’ve forgotten it.`,
  resetSubject: 'Choose a new password',
  resetText: (name: string | null) =>
    `Hello${called(name)}, someone requested a new password for your account. If it was you, choose one within the next hour.`,
  resetButton: 'Choose a new password',
  changeSubject: 'Confirm your email change',
  changeOldText: (name: string | null, email: string) =>
    `Hello${called(name)}, someone asked to change your account’s email address to ${email}. If it was you, confirm the change.`,
  changeNewText: (name: string | null) =>
    `Hello${called(name)}, someone asked to use this address for their account. If it was you, confirm the change.`,
  agree: 'Confirm the change',
};
