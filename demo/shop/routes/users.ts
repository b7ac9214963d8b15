import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { wireUser } from '../accounts/wire-user.ts';
import { operations } from '../description/operations.ts';
import { requestExamples } from '../description/request-examples.ts';
import { buyerOf } from '../http/bearer.ts';
import { found, refuse } from '../http/refusal.ts';
import { misfit } from '../ordering/address.ts';
import type { ProfileColumns } from '../repositories/users.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { addressSchema } from '../ordering/order-schemas.ts';

const params = Type.Object({ id: Type.String() });
const name = Type.String({ maxLength: 120 });

/** The fields that buyers may change. Other fields in a body, such as email or roles, are ignored. */
const profile = Type.Object(
  {
    title: Type.Optional(Type.String({ maxLength: 40 })),
    firstName: Type.Optional(name),
    lastName: Type.Optional(name),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    companyName: Type.Optional(name),
    address: Type.Optional(Type.Partial(addressSchema)),
  },
  { title: 'ProfileChange', examples: [requestExamples.updateUser] },
);

const columns = ['title', 'firstName', 'lastName', 'phone', 'companyName'] as const;
const addressColumns = ['street', 'houseNumber', 'postalCode', 'city', 'state', 'country'] as const;

function changesOf({ address = {}, ...rest }: Static<typeof profile>): ProfileColumns {
  const changes: { -readonly [Field in keyof ProfileColumns]: string } = {};
  for (const field of columns) if (rest[field] !== undefined) changes[field] = rest[field].trim();
  for (const field of addressColumns) if (address[field] !== undefined) changes[field] = address[field].trim();
  return changes;
}

const noUser = 'user-unknown';

/** Buyers can access only themselves: any other id is treated as unknown. */
function self(user: UserRow, id: string): UserRow {
  return found(user.id === id ? user : null, noUser);
}

async function changeProfile(shop: Shop, user: UserRow, changes: ProfileColumns): Promise<UserRow> {
  const problem = misfit({ ...addressOf(user), ...changes });
  if (problem !== null) refuse(problem);
  if (Object.keys(changes).length === 0) return user;
  return found(await shop.users.update(user.id, changes), noUser);
}

/** `GET` and `PATCH /user/{id}` (docs/behaviour.md, Calls). */
export const userRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/user/:id', { schema: { ...operations.getUser, params } }, async (request, reply) =>
      reply.send(wireUser(self(buyerOf(request), request.params.id))),
    );

    api.patch('/user/:id', { schema: { ...operations.updateUser, params, body: profile } }, async (request, reply) => {
      const user = self(buyerOf(request), request.params.id);
      return reply.send(wireUser(await changeProfile(shop, user, changesOf(request.body))));
    });
  };
