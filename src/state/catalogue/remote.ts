/** Data from the shop: loading, ready, or failed. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed' };

/** The data if it is ready, otherwise the fallback. */
export function dataOr<T, Other>(remote: Remote<T>, other: Other): T | Other {
  return remote.status === 'ready' ? remote.data : other;
}
