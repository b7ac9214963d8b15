import type { account as englishAccount, problems as englishProblems } from '../en/account.ts';
import { formats } from '../formats.ts';

const { minutes } = formats.es;

export const account: typeof englishAccount = {
  optional: '(opcional)',
  checkFields: 'Revise estos campos:',
  errorTitle: (title) => `Error: ${title}`,
  asGuest: 'Continuar sin cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  firstName: 'Nombre',
  lastName: 'Apellido',
  companyName: 'Nombre de la empresa',
  passwordHint: (least) => `Al menos ${least} caracteres. Unas cuantas palabras seguidas son fáciles de recordar.`,
  login: 'Iniciar sesión',
  loginLead: 'Vea sus pedidos y pida sin volver a escribir sus datos.',
  almostThere: 'Ya casi está.',
  registered:
    'Inicie sesión con la contraseña que acaba de elegir. Si este correo ya tenía una cuenta, conserva su contraseña anterior.',
  noAccount: '¿Todavía no tiene cuenta?',
  createOne: 'Cree una',
  register: 'Crear una cuenta',
  registerLead: 'Tenga sus datos y pedidos en un solo lugar y pague más rápido.',
  create: 'Crear cuenta',
  hasAccount: '¿Ya tiene cuenta?',
  title: 'Su cuenta',
  loggedInAs: (email) => `Sesión iniciada como ${email}`,
  newOrder: 'Nuevo pedido',
  logout: 'Cerrar sesión',
  orders: 'Sus pedidos',
  noOrders: 'Todavía no tiene pedidos. Aquí aparecen los que haga con la sesión iniciada.',
  details: 'Sus datos',
  name: 'Nombre',
  company: 'Empresa',
  phone: 'Teléfono',
  address: 'Dirección',
  incomplete: 'Faltan algunos datos. El formulario los pedirá antes de su próximo pedido.',
};

export const problems: typeof englishProblems = {
  email: 'Escriba su correo electrónico.',
  emailInvalid: 'Escriba una dirección de correo válida, como nombre@empresa.com.',
  password: 'Escriba su contraseña.',
  newPassword: 'Elija una contraseña.',
  passwordShort: (least) => `Use al menos ${least} caracteres.`,
  passwordPlain: 'Use caracteres más variados.',
  passwordEmail: 'Elija una contraseña que no sea su correo electrónico.',
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba su apellido.',
  wrongLogin: 'El correo electrónico o la contraseña no son correctos.',
  tooManyTries: (seconds) => `Demasiados intentos. Inténtelo de nuevo en ${minutes(seconds)}.`,
};
