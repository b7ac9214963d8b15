import type { IndustryWords } from '../industry-words.ts';

/** Industries that work for other companies, and all that have no words of their own. */
export const workIndustries = {
  Technology: {
    facts: [
      'If you are calling for support, please have your account name ready, and note what you see on the screen, word for word.',
      'Keeping software up to date is the simplest protection there is. Ask us how to make updates run by themselves.',
      'Good technology should save you time. Tell us which task takes too long today, and we will look at it with you.',
      'Not every project needs the newest system. Describe what you want to achieve, and we will recommend what fits.',
      'We will never ask for your password on the phone. If anyone does so in our name, please hang up and let us know.',
    ],
    choices: ['technical support', 'sales', 'billing'],
    leave: 'a short description of what you need',
  },
  'Financial Services': {
    facts: [
      'For your security, please have your client number ready, and never share your password or access code with anyone, not even with us.',
      'Life changes, and plans should change with it. Ask us to review yours after a move, a new job or a new family member.',
      'There are no silly questions about money. If a term or a fee is unclear, ask, and we will explain it in plain words.',
      'Before your appointment, it helps to gather your latest statements, so that we can look at the whole picture together.',
      'A small step taken early can make a real difference later. Ask us where to begin.',
    ],
    choices: ['your accounts', 'new services', 'appointments'],
    leave: 'the best time to reach you',
  },
  Manufacturing: {
    facts: [
      'If you are calling about an order, please have your purchase order number ready, so that we can tell you exactly where it stands.',
      'Need a part that is not in the catalogue? Send us a drawing or a sample, and we will tell you what is possible.',
      'Planning ahead keeps your line running. Share your forecast with us, and we will plan our capacity with you.',
      'Small changes in a design can save material and time. Ask our engineers to look at your part before you release it.',
      'Quality is easier to build in than to repair. Ask us about tolerances, materials and test reports for your parts.',
    ],
    choices: ['order status', 'new quotes', 'shipping and receiving'],
    leave: 'your order or part number',
  },
  'Professional Services': {
    facts: [
      'Every client is different, so we begin by listening. Tell us where you stand and where you want to be.',
      'If you are calling about a current project, please have its name or number ready, and we will bring in the right person.',
      'A fresh pair of eyes often finds what routine has hidden. Ask us how a first conversation works.',
      'Deadlines are easier to meet when they are known early. Tell us what is coming up, and we will plan with you.',
      'Clear agreements make good partnerships. Ask us what is included, how long it takes and what it costs.',
    ],
    choices: ['new clients', 'current projects', 'billing'],
    leave: 'a few words about your project',
  },
  Other: {
    facts: [
      'Every request is a little different. Tell us what you have in mind, and we will suggest what fits.',
      'If you are calling about an earlier order or visit, please have its number or date ready, so that we can find it quickly.',
      'Not sure who to ask for? Simply describe what you need, and we will bring in the right person.',
      'Much of what we do never makes it into an advertisement. Ask us what else we can do for you.',
      'The best ideas come from the people we work for. If something could be better, please tell us.',
    ],
    choices: ['sales', 'service', 'billing'],
    leave: 'the reason for your call',
  },
} as const satisfies Record<string, IndustryWords>;
