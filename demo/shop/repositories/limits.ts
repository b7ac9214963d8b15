import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database.ts';
import { digest } from '../digest.ts';
import { throttles } from '../schema/accounts.ts';

/** How often something can be done in a period, which starts with the first time. */
export interface Limit {
  /** What is limited: no two limits have the same name. */
  readonly name: string;
  readonly most: number;
  /** The length of the period in seconds. */
  readonly seconds: number;
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

/** Counts for all processes on the database. For keys that have reached their limit, the wait is known from memory. */
export const limitRepository = (db: Database) => {
  const limiters = new Map<string, RateLimiterDrizzle>();

  const limiterOf = ({ name, most, seconds }: Limit): RateLimiterDrizzle => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: throttles,
        keyPrefix: name,
        points: most,
        duration: seconds,
        inMemoryBlockOnConsumed: most + 1,
        // The shop's own clean-up deletes them.
        clearExpiredByTimeout: false,
      });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    /** Counts `by` for a key, and returns how many seconds to wait if it exceeds the limit; otherwise 0. */
    take: async (limit: Limit, key: string, by = 1): Promise<number> => {
      try {
        await limiterOf(limit).consume(digest(key), by);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsOf(refused);
        throw refused;
      }
    },

    /** How many seconds to wait before a key can do more; 0 if it can now. */
    look: async (limit: Limit, key: string): Promise<number> => {
      const counted = await limiterOf(limit).get(digest(key));
      return counted === null || counted.consumedPoints < limit.most ? 0 : secondsOf(counted);
    },

    /** Reverts the last count for a key. */
    giveBack: async (limit: Limit, key: string): Promise<void> => {
      await limiterOf(limit).reward(digest(key));
    },

    /** Clears the count of a key. */
    forget: async (limit: Limit, key: string): Promise<void> => {
      await limiterOf(limit).delete(digest(key));
    },
  };
};
