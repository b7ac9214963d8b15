import {
  anything,
  constantFrom,
  dictionary,
  jsonValue,
  letrec,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { orderVersion } from '../../src/domain/order/order.ts';

/** The names in answers and saved orders, so that hostile values are put in places that are read. */
const names = `
  id name title gender image preview language tags isActive plannedAbsence start end file host path
  categories config rate rates CAD proofReading banner data logoUrl permittedVoiceIds address country
  type value discountCode subtotal total tax paymentGatewayInfo sessionId url prompts content version
  order messages voices tracks serviceType currency discount line lineage guide style created
  turnaround __proto__ constructor toString length
`
  .trim()
  .split(/\s+/u);

const leaves = oneof(
  jsonValue(),
  constantFrom('', ' ', 'moh', 'CAD', 'male', 'fixed', '1e999', '-0', 'NaN', 'javascript:alert(1)', '\u0000', '\uD800'),
  constantFrom<unknown>(1e308, -1, 0.1, Number.MAX_SAFE_INTEGER, 4, 3, 2, 1, [], [[]], [null], [[{}]], null, true),
  string({ unit: 'binary' }),
);

/** Whatever a broken or hostile shop, or another script of the page, may have written. */
export const hostileJson: Arbitrary<unknown> = letrec((tie) => ({
  value: oneof({ depthSize: 'medium', withCrossShrink: true }, leaves, tie('list'), tie('object')),
  list: anything({ values: [leaves], maxDepth: 2 }),
  object: oneof(
    dictionary(constantFrom(...names), tie('value'), { maxKeys: 12 }),
    record({ data: tie('value') }),
    record({
      version: constantFrom(4, orderVersion, orderVersion + 1),
      order: tie('value'),
      lineage: string(),
      isCurrencyChosen: tie('value'),
    }),
  ),
})).value;
