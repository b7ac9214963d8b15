import { formats } from '../formats.ts';

const { minutes } = formats.en;

/** Logging in, making an account, and the account's own page. */
export const account = {
  optional: '(optional)',
  checkFields: 'Please check these fields:',
  errorTitle: (title: string) => `Error: ${title}`,
  asGuest: 'Continue as a guest',
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company name',
  passwordHint: (least: number) => `At least ${least} characters. A few words in a row are easy to remember.`,
  login: 'Log in',
  loginLead: 'See your orders, and order without typing your details again.',
  almostThere: 'Almost there.',
  registered:
    'Log in with the password you have just chosen. If this email already had an account, it keeps its old password.',
  noAccount: 'No account yet?',
  createOne: 'Create one',
  register: 'Create an account',
  registerLead: 'Keep your details and orders in one place, and check out faster.',
  create: 'Create account',
  hasAccount: 'Have an account?',
  title: 'Your account',
  loggedInAs: (email: string) => `Logged in as ${email}`,
  newOrder: 'New order',
  logout: 'Log out',
  orders: 'Your orders',
  noOrders: 'You have no orders yet. Orders that you place while you are logged in are listed here.',
  details: 'Your details',
  name: 'Name',
  company: 'Company',
  phone: 'Phone',
  address: 'Address',
  incomplete: 'Some details are missing. The order form asks for them before your next order.',
};

/** What is wrong with what somebody typed. */
export const problems = {
  email: 'Enter your email.',
  emailInvalid: 'Enter a valid email address, such as name@company.com.',
  password: 'Enter your password.',
  newPassword: 'Choose a password.',
  passwordShort: (least: number) => `Use at least ${least} characters.`,
  passwordPlain: 'Use more different characters.',
  passwordEmail: 'Choose a password that is not your email.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  wrongLogin: 'Email or password is not right.',
  tooManyTries: (seconds: number) => `Too many tries. Please try again in ${minutes(seconds)}.`,
};
