import { beforeAll } from 'vitest';

// Files that run in the same worker share a document: each begins with an empty storage.
beforeAll(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
