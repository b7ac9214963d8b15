/** Partners by referral code; the logos are in demo/shop/partners. */
export const partners = [
  { code: 'acme', name: 'Acme Dental Group', logo: '/assets/partners/acme.svg', permittedVoiceIds: null },
  {
    code: 'northwind',
    name: 'Northwind Insurance',
    logo: '/assets/partners/northwind.svg',
    permittedVoiceIds: ['emma', 'sophie', 'olivia', 'charlotte', 'james', 'oliver', 'daniel', 'liam'],
  },
] as const;
