import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit, OpenDatabase } from '../database/database.ts';
import { digest } from '../digest.ts';

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

export const limitRepository = (limiterOf: OpenDatabase['limiterOf']) => {
  const limiters = new Map<string, RateLimiterAbstract>();

  const limiterFor = (limit: Limit): RateLimiterAbstract => {
    const limiter = limiters.get(limit.name) ?? limiterOf(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };

  return {
    /** Counts `by` for a key, and returns how many seconds to wait if it exceeds the limit; otherwise 0. */
    consume: async (limit: Limit, key: string, by = 1): Promise<number> => {
      try {
        await limiterFor(limit).consume(digest(key), by);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsOf(refused);
        throw refused;
      }
    },

    /** How many seconds to wait before a key can do more; 0 if it can now. */
    secondsToWait: async (limit: Limit, key: string): Promise<number> => {
      const counted = await limiterFor(limit).get(digest(key));
      return counted === null || counted.consumedPoints < limit.most ? 0 : secondsOf(counted);
    },

    /** Reverts the last count for a key. */
    revert: async (limit: Limit, key: string): Promise<void> => {
      await limiterFor(limit).reward(digest(key));
    },

    reset: async (limit: Limit, key: string): Promise<void> => {
      await limiterFor(limit).delete(digest(key));
    },
  };
};
