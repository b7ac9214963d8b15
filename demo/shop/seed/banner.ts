/** What the shop tells buyers above the order form. */
export const banner = {
  id: 'autumn',
  heading: 'New voices in the studio',
  subHeading: 'English, French, Spanish, German, Italian and Portuguese',
  text: 'Listen to this season’s new artists, and take 20% off orders from 100 dollars with the code AUTUMN20.',
  color: '#4f46e5',
  active: true,
} as const;
