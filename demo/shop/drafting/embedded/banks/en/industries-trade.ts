import type { IndustryWords } from '../industry-words.ts';

/** Industries that people visit or buy at. */
export const tradeIndustries = {
  Restaurant: {
    facts: [
      'Planning a birthday, an anniversary or a dinner with colleagues? Tell us the date and the number of guests, and we will help with the rest.',
      'If anyone at your table has an allergy or follows a diet, let us know when you book, and our kitchen will advise you.',
      'There is always something good to try. Ask what is fresh this week, and what our kitchen recommends.',
      'Running late, or bringing one more friend? A quick call is all it takes, and we will do our best to keep your table.',
      'Good food is even better in good company. Reserve early for weekends and holidays, when tables fill up quickly.',
    ],
    choices: ['reservations', 'takeout orders', 'private events'],
    leave: 'the date, time and size of your party',
  },
  Retail: {
    facts: [
      'Looking for something in particular? Tell us the brand, the size or the colour, and we will check whether it is in the store today.',
      'Have your order number at hand if you are calling about a delivery, a return or an exchange. It lets us help you faster.',
      'Not sure what to choose? Our staff know what they sell and are happy to compare products with you.',
      'Shopping for somebody else? Tell us a little about them and about your budget, and we will suggest a few ideas.',
      'New products come in all the time. Ask us what has arrived in the store this week.',
    ],
    choices: ['orders and deliveries', 'returns and exchanges', 'store hours'],
    leave: 'the product you are calling about',
  },
  'Real Estate': {
    facts: [
      'Thinking of selling? Ask us what homes like yours have sold for lately, and what is worth doing before the first viewing.',
      'If you are calling about a listing, please have its address or number ready, so that we can tell you whether it is still available.',
      'The right home is about more than rooms. Tell us about your commute, your schools and your weekends, and we will look accordingly.',
      'A good viewing starts with good questions. Ask us what to look at before you fall in love with a place.',
      'Buying and selling at the same time takes careful timing. Talk to us early, and we will plan the steps with you.',
    ],
    choices: ['buying or selling', 'rentals', 'current listings'],
    leave: 'the address you are interested in',
  },
  Automotive: {
    facts: [
      'When you book a service, please have your licence plate and your mileage ready. It helps us to prepare the right parts.',
      'A strange noise or a warning light? Tell us when it happens and how it sounds, and our technicians will know where to look.',
      'The change of season is hard on tires, batteries and wipers. Ask us for a check before you need one.',
      'Thinking about your next vehicle? Tell us how you drive, who rides along and what you would like to spend.',
      'A well kept service record protects the value of your car. Ask us when your next visit is due.',
    ],
    choices: ['service appointments', 'parts', 'sales'],
    leave: 'the make and model of your vehicle',
  },
  Construction: {
    facts: [
      'Planning a renovation? Start with photos, rough measurements and a list of what you want to keep. It makes our first visit far more useful.',
      'Good projects begin with clear numbers. Ask us what belongs in an estimate, and what tends to be forgotten.',
      'Permits take time. Ask us early which ones your project needs, so that the work can begin when you want it to.',
      'Already thinking of next season? Calendars fill up quickly, so talk to us now about your dates.',
      'If you are calling about a site in progress, please tell us its address first, and we will find the person in charge.',
    ],
    choices: ['new projects', 'work in progress', 'accounts'],
    leave: 'the address of your project',
  },
} as const satisfies Record<string, IndustryWords>;
