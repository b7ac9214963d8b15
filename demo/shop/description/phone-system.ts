import { phoneSystems } from '../../../src/domain/phone-systems/phone-systems.ts';

const rows = phoneSystems.map(({ value, label, format }) => `| \`${value}\` | ${label} | ${format} |`);

/** The phone systems and file formats of the form, with the delivered format of each. */
export const phoneSystem = {
  type: 'string',
  enum: phoneSystems.map(({ value }) => value),
  description: [
    'What the files are for, and the format to deliver.',
    '',
    '| value | label | format |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n'),
};
