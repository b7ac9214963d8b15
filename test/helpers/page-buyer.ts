/** A buyer as the page of a partner knows them. */
export const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Roy',
  companyName: 'Roy Dental',
  street: 'Bank Street',
  houseNumber: '12',
  postalCode: 'K1P 5N2',
  city: 'Ottawa',
  state: 'ON',
  country: 'CA',
};
