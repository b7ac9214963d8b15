/** Something that comes from the shop: on its way, here, or not to be had now. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed' };

/** What is here, or what stands in for it. */
export function dataOr<T, Other>(remote: Remote<T>, other: Other): T | Other {
  return remote.status === 'ready' ? remote.data : other;
}
