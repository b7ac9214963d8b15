import { phoneSystems, type PhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../../src/domain/order/service-types.ts';

/** The values that a service sends because it supports nothing else. */
const onlySystems = Object.values(serviceRules).flatMap(({ onlyPhoneSystem, tabName }): readonly PhoneSystem[] =>
  onlyPhoneSystem === null
    ? []
    : [{ value: onlyPhoneSystem, label: `Every ${tabName}`, format: 'none: the buyer is called and uploads it' }],
);

const systems = [...phoneSystems, ...onlySystems];

/** The phone systems and file formats that the form sends, with the delivered format of each. */
export const phoneSystem = {
  type: 'string',
  enum: systems.map(({ value }) => value),
  description: [
    'What the files are for, and the format to deliver.',
    '',
    '| value | label | format |',
    '| --- | --- | --- |',
    ...systems.map(({ value, label, format }) => `| \`${value}\` | ${label} | ${format} |`),
  ].join('\n'),
};
