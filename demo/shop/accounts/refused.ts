import { isAPIError } from 'better-auth/api';

/** Returns better-auth's answer, or the code that it refuses with. Other errors are rethrown. */
export async function answerOrCode<T>(answer: Promise<T>): Promise<{ readonly answer: T } | { readonly code: string }> {
  try {
    return { answer: await answer };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { code: error.body?.code ?? '' };
  }
}
