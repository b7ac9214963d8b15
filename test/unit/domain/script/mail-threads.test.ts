import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { missing, spoken } from '../../helpers/documents.ts';
import { likelyOf, unlikelyIn } from '../../helpers/found.ts';

const thanks = 'Thank you for calling Oak Bank. Please hold.';
const open = 'We are open from nine to five.';
const list = `1. ${thanks}\n\n2. ${open}`;
const plain = [
  ['', thanks],
  ['', open],
];
const gmail =
  'From: Jo Smith <jo@oak.example>\nDate: Tue, Nov 3, 2026 at 9:14 AM\nSubject: Hold messages\nTo: Ana <ana@x.example>';
const outlook =
  'From: Jo Smith <jo@oak.example>\nSent: Monday, November 2, 2026 4:01 PM\nTo: Linda Brown\nSubject: RE: scripts';
const french = 'De : Jo Roy <jo@x.example>\nEnvoyé : 2 novembre 2026 16:01\nÀ : Marie Roy\nObjet : TR: textes';
const spanish =
  'De: Jo Gil <jo@x.example>\nEnviado el: martes, 3 de noviembre de 2026 9:14\nPara: Ana\nAsunto: RE: mensajes';
const quote = (text: string): string => text.replaceAll(/^/gmu, '> ');

describe('a mail that is passed on, or stands below an answer', () => {
  it.each([
    [
      'Gmail',
      `---------- Forwarded message ---------\n${gmail}\n\n\nHi Ana,\n\nHere are the messages.\n\n${list}\n\nThanks,\nJo`,
    ],
    ['Gmail in French', `---------- Message transféré ---------\n${french}\n\nBonjour Marie,\n\n${list}\n\nMerci,\nJo`],
    ['Apple', `Begin forwarded message:\n\n${gmail}\n\nHi Ana,\n\n${list}\n\nThanks,\nJo`],
    ['Apple in Spanish', `Inicio del mensaje reenviado:\n\n${spanish}\n\nHola Ana:\n\n${list}\n\nSaludos,\nJo`],
    ['Outlook', `-----Original Message-----\n${outlook}\n\nHi Linda,\n\n${list}\n\nJo`],
    ['Outlook in Spanish', `${spanish}\n\nBuenos días Ana,\n\nAdjunto los textos:\n\n${list}\n\nUn saludo,\nJo`],
    ['Outlook in French', `${french}\n\nBonjour Marie,\n\n${list}\n\nJo`],
    ['a note above', `Looks good to me!\n\nLinda\n\n${outlook}\n\nHi Linda,\n\n${list}\n\nJo`],
    [
      'a note above in French',
      `Bonjour Ana,\n\nVoir les textes ci-dessous.\n\nMerci\nMarie\n\n${french}\n\nBonjour Marie,\n\n${list}\n\nJo`,
    ],
    [
      'a note above a forward',
      `FYI, see below.\n\n---------- Forwarded message ---------\n${gmail}\n\nHi Ana,\n\n${list}\n\nThanks,\nJo`,
    ],
    [
      'a quote',
      `Hi Jo, see my changes below in red.\n\nOn Tue, Nov 3, 2026 at 9:14 AM Jo Smith <jo@x.example> wrote:\n\n${quote(list)}`,
    ],
    [
      'a quote whose head goes on',
      `See my changes.\n\nOn Tue, Nov 3, 2026 at 9:14 AM Jo Smith <jo@x.example>\nwrote:\n\n${quote(list)}`,
    ],
    [
      'a quote in French',
      `Bonjour, voici mes corrections.\n\nLe mar. 3 nov. 2026 à 09:14, Jo Roy <jo@x.example> a écrit :\n\n${quote(list)}`,
    ],
    [
      'a quote in Spanish',
      `Mis cambios.\n\nEl mar, 3 nov 2026 a las 9:14, Jo Gil (<jo@x.example>) escribió:\n\n${quote(list)}`,
    ],
    [
      'an older mail below',
      `Hi Jo,\n\nHere are our scripts:\n\n${list}\n\nThanks,\nLinda\n\nOn Mon, Nov 2, 2026 at 4:01 PM Jo Smith <jo@x.example> wrote:\n\n${quote('Hi Linda,\n\nCould you send us your scripts please?\n\nJo')}`,
    ],
    [
      'an older mail below a line',
      `Hi Jo,\n\nYes please use these:\n\n${list}\n\nThanks,\nLinda\n\n________________________________\n${outlook}\n\nHi Linda,\n\nCould you send us your scripts please?\n\nJo`,
    ],
  ])('of %s has the texts alone ticked', (_what, text) => {
    const found = scriptsOfText(text);
    expect(likelyOf(found)).toEqual(plain);
    expect(missing(text, spoken(found))).toEqual([]);
  });

  it('keeps its titles', () => {
    const text = `Begin forwarded message:\n\n${gmail}\n\nHi Ana,\n\nWelcome\n${thanks}\n\nHours\n${open}\n\nThanks,\nJo`;
    expect(likelyOf(scriptsOfText(text))).toEqual([
      ['Welcome', thanks],
      ['Hours', open],
    ]);
  });

  it('stays ticked where it has texts, too', () => {
    const text = `Hi Jo,\n\n${list}\n\nThanks,\nLinda\n\n${outlook}\n\n1. ${open}\n\n2. ${thanks}`;
    expect(likelyOf(scriptsOfText(text))).toEqual([...plain, ...plain.toReversed()]);
    const prose = `Acme is the place to be.\n\n${outlook}\n\nNobody knows it better.`;
    expect(likelyOf(scriptsOfText(prose))).toHaveLength(2);
  });
});

describe('the end of a mail', () => {
  it('is what stands below two dashes', () => {
    const signature = '--\nLinda Brown\nOffice Manager | Oak Bank\nlinda@oak.example';
    const found = scriptsOfText(`Message 1\n${thanks}\n\nMessage 2\n${open}\n\n${signature.replace('--', '-- ')}`);
    expect(likelyOf(found)).toEqual(plain);
    expect(unlikelyIn(found)).toEqual([signature]);
  });

  it('can have a postscript', () => {
    const end = ['Thanks!', 'Linda', 'P.S. Can you use the same voice as last year?'];
    const found = scriptsOfText(`Hi Tom,\n\nHere are the messages:\n\n${list}\n\n${end.join('\n\n')}`);
    expect(likelyOf(found)).toEqual(plain);
    expect(unlikelyIn(found).slice(-3)).toEqual(end);
  });
});

describe('what only looks like a mail is spoken', () => {
  it.each([
    `${thanks}\n\n--\n\nPlease hold.`,
    `${thanks}\n\nFrom: Monday\nTo: Friday\n\n${open}`,
    'On December 24 we close at noon.\n\nOn December 25 we are closed.',
    'From nine to five we are open.\n\nTo reach us, press 1.',
    'Leave your name and let me know the best time to call.',
    `Message 1\n${thanks}\n\nOn our 25th birthday we wrote a song.`,
  ])('%j', (text) => {
    expect(unlikelyIn(scriptsOfText(text))).toEqual([]);
  });
});
