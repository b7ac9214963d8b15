export const ottawa = {
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  houseNumber: '12',
  street: 'Bank Street',
  postalCode: 'K1P 5N2',
};

/** A buyer as the page of a partner knows them. */
export const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Roy',
  companyName: 'Roy Dental',
  ...ottawa,
};
