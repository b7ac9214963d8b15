import { Type } from '@fastify/type-provider-typebox';

const typed = (maxLength: number) => Type.String({ maxLength, default: '' });

/** Where to go afterwards; only the shop's own paths are followed. */
export const redirectQuery = Type.Object({ redirect: Type.Optional(Type.String({ maxLength: 2000 })) });

export const loginForm = Type.Object({ email: typed(254), password: typed(200) });

export const registerForm = Type.Object({
  email: typed(254),
  password: typed(200),
  firstName: typed(120),
  lastName: typed(120),
  companyName: typed(120),
});
