const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text looks like one e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
