/** Every visible word of the script desk in English; in other languages under `desk` in their data. */
export const deskTexts = {
  copy: {
    all: 'Copy all scripts',
    save: 'Save as text',
    copied: 'The scripts are copied.',
    title: 'Your scripts',
    byHand: 'This browser doesn’t let the form copy. Select the text and copy it yourself.',
    scripts: 'Scripts',
    fileName: 'scripts.txt',
  },
};

/** The shape of the desk's texts in a language: the same keys, any words. */
export type DeskText = typeof deskTexts;
