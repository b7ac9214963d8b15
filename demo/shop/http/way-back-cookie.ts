import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { ownPath } from './own-path.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'way-back';

/** Stores the destination of somebody who gets an emailed link to confirm an address or choose a new password. */
export function rememberWayBack(reply: FastifyReply, config: ShopConfig, back: string): void {
  reply.setCookie(name, back, { ...cookieOptions(config), maxAge: 3600 });
}

/** The destination, a path on this shop. */
export const wayBackOf = ({ cookies }: FastifyRequest): string => ownPath(cookies[name]);
