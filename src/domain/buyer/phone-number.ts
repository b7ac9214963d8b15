/** The shortest numbers that can be called from outside have seven digits. */
export const canBeCalled = (phone: string): boolean => /(\p{Nd}\P{Nd}*){7}/u.test(phone);

/** Digits and the characters written between them, with or without an extension: `+1 (613) 555-0100 ext. 12`. */
export const isPhoneNumber = (text: string): boolean =>
  canBeCalled(text) && /^\s*\+?[\p{Nd}\s()./\p{Pd}]+(?:[,;]?\s*(?:#|\p{L}+\.?:?)\s*\p{Nd}{1,6})?\s*$/u.test(text);
