import { Type } from '@fastify/type-provider-typebox';

const typed = (maxLength: number) => Type.String({ maxLength, default: '' });

/** The destination after the form; only the shop's own paths are allowed. */
export const redirectQuery = Type.Object({ redirect: Type.Optional(Type.String({ maxLength: 2000 })) });

/** The number of one of the buyer's orders. */
export const orderParams = Type.Object({ number: Type.String({ pattern: '^[0-9]{1,12}$' }) });

export const passwordForm = Type.Object({ password: typed(200) });

export const emailForm = Type.Object({ email: typed(254) });

export const loginForm = Type.Object({ email: typed(254), password: typed(200) });

export const newPasswordForm = Type.Object({ password: typed(200), newPassword: typed(200) });

export const registerForm = Type.Object({
  email: typed(254),
  password: typed(200),
  phone: typed(40),
  firstName: typed(120),
  lastName: typed(120),
  companyName: typed(120),
});

export const detailsForm = Type.Object({
  firstName: typed(120),
  lastName: typed(120),
  companyName: typed(120),
  taxNumber: typed(40),
  phone: typed(40),
  street: typed(200),
  houseNumber: typed(30),
  city: typed(120),
  postalCode: typed(20),
  country: typed(2),
  state: typed(11),
});
