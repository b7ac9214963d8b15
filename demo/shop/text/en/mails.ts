import { called } from '../called.ts';

/** What the shop writes to buyers. */
export const mails = {
  paidSubject: (order: number) => `Order ${order} is paid: your receipt`,
  files: 'Files to expect',
  texts: 'Your texts',
  howToReply:
    'Questions, or a change? Reply to this mail before we start recording. A person of the studio reads it and answers within one business day.',
  seeReceipt: 'See your receipt',
  verifySubject: 'Confirm your email address',
  verifyText: (name: string | null) =>
    `Hello${called(name)}, somebody made an account with this address. If it was you, confirm it. Then your account also shows orders that you placed without logging in.`,
  verifyButton: 'Confirm this address',
  ignore: 'If it was not you, do nothing: without you nothing happens.',
  hasAccountSubject: 'You already have an account',
  hasAccountText: (name: string | null) =>
    `Hello${called(name)}, somebody tried to make an account with this address, which has one. Log in with the password that you chose then. You can choose a new one if you have forgotten it.`,
  resetSubject: 'Choose a new password',
  resetText: (name: string | null) =>
    `Hello${called(name)}, somebody asked for a new password for your account. If it was you, choose one within an hour.`,
  resetButton: 'Choose a new password',
  changeSubject: 'Change of your email address',
  changeOldText: (name: string | null, email: string) =>
    `Hello${called(name)}, your account is to have the address ${email} in place of this one. If you want that, agree.`,
  changeNewText: (name: string | null) =>
    `Hello${called(name)}, this address is to become that of your account. If you want that, agree.`,
  agree: 'Agree',
};
