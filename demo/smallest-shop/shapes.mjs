// The required shape of bodies. Other fields that the form sends are not read here.

const isText = (limit) => (value) => typeof value === 'string' && value.length <= limit;
const isOneOf = (choices) => (value) => choices.includes(value);
const isFlag = isOneOf([true, false]);
const isListOf = (isItem, least, most) => (value) =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
const hasFields = (fields) => (value) =>
  value !== null && typeof value === 'object' && Object.entries(fields).every(([name, isFit]) => isFit(value[name]));

const calculation = {
  serviceId: isText(64),
  currency: isOneOf(['CAD', 'USD']),
  selectedVoices: isListOf(isText(64), 0, 20),
  items: isListOf(hasFields({ fileName: isText(120), style: isText(6000), content: isText(20_000) }), 1, 20),
  options: hasFields({ proofReading: isFlag, rush: isFlag }),
  address: hasFields({ country: isText(2), state: isText(8) }),
};

export const isCalculation = hasFields(calculation);

export const isGuestOrder = hasFields({
  ...calculation,
  phoneSystem: isText(64),
  comments: isText(1000),
  total: Number.isFinite,
  email: isText(254),
  firstName: isText(120),
  lastName: isText(120),
  reference: (id) => id === undefined || isText(200)(id),
  replaces: (key) => key === undefined || isText(200)(key),
});
