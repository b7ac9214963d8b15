import { describe, expect, it } from 'vitest';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const named: Found = [
  ['Greeting', 'Thank you for calling Parker Law.'],
  ['Hold', 'Please hold.'],
];
const documents = ['**Greeting**\n{1}\n\n**Hold**\n{2}', '## Message 1: Greeting\n{1}\n\n## Message 2: Hold\n{2}'].map(
  (pattern) => pattern.replace('{1}', 'Thank you for calling Parker Law.').replace('{2}', 'Please hold.'),
);

describe('what is asked and told below the texts is most likely not spoken', () => {
  it.each([
    'Do any of these work for you?',
    'Which of these fits your business best?',
    'Which of these versions do you prefer?',
    'Do you want a version in Spanish as well?',
    'These scripts are designed to be friendly and professional. Feel free to customize them with your practice details.',
    'All of these messages are written to be short.',
    'Feel free to swap in your own details!',
    'Lequel de ces messages préférez-vous?',
    'Lequel préférez-vous ?',
    '¿Cuál de estos mensajes prefieres?',
    '*Note: replace [Company] with your name.*',
    'Just replace [Name] with yours.',
    'Please record with a friendly female voice.',
    'Please record in a friendly female voice.\nNeeded by: March 14',
    'We’d like a male voice with light jazz please.',
    'Please pronounce Durand as doo-RAND.',
    'Could you pronounce Reed like red?',
    'Veuillez prononcer Reed comme rid.',
    'Nous aimerions une voix féminine.',
    'Quisiéramos una voz femenina.',
  ])('%s', (remark) => {
    for (const document of documents) {
      const found = scriptsOfText(`${document}\n\n${remark}`);
      expect(unlikelyIn(found)).toEqual([remark]);
      expect(likelyOf(found)).toEqual(named);
    }
  });

  it.each(['-- END --', '- Fin -', '*** End of script ***', '=== END ==='])('nor is what marks the end: %s', (end) => {
    for (const document of documents) {
      for (const between of ['\n', '\n\n']) {
        const found = scriptsOfText(document + between + end);
        expect(unlikelyIn(found)).toEqual([end]);
        expect(likelyOf(found)).toEqual(named);
      }
    }
  });

  it('nor is what leads to options', () => {
    const lead = 'Here are a few options for your phone system:';
    const found = scriptsOfText(`${lead}\n\n${documents[0]}`);
    expect(unlikelyIn(found)).toEqual([lead]);
    expect(likelyOf(found)).toEqual(named);
  });

  it.each([
    'Do any of these sound familiar?',
    'Which of our plans fits your business best?',
    'Which of these fits your business best? Press 1 to ask us.',
    'All versions are designed to fit your needs.',
    'Would you like a version in Spanish? Call us.',
    'Feel free to ask about our specials.',
    'Here are a few options for your convenience:',
    'Note: our office is closed on Fridays.',
    'Please pronounce your name clearly, as we write it down.',
    'We’d like to hear your voice.',
    'Veuillez prononcer votre nom comme il se doit.',
    'Can you have your account number ready?',
  ])('but for what callers hear: %s', (text) => {
    expect(unlikelyIn(scriptsOfText(`${documents[0]}\n\n${text}`))).toEqual([]);
    expect(unlikelyIn(scriptsOfText(`${text}\n\n${documents[1]}`))).toEqual([]);
  });
});
