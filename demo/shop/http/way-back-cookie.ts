import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { ownPath } from './own-path.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'way-back';

/** Keeps where somebody was going who is mailed a link to confirm an address or for a new password. */
export function rememberWayBack(reply: FastifyReply, config: ShopConfig, back: string): void {
  reply.setCookie(name, back, { ...cookieOptions(config), maxAge: 3600 });
}

/** Where they were going, a path on this shop. */
export const wayBackOf = ({ cookies }: FastifyRequest): string => ownPath(cookies[name]);
