/** Why somebody at the desk may not do something, or can't sign in. */
export const PEOPLE = {
  deskLocked: 'Nobody is signed in at this desk, or it is locked: sign in first',
  roleQuoteRequired:
    'You may not do this: it takes the role “Quote”. Ask an administrator of the desk',
  roleOverrideRequired:
    'You may not do this: it takes the role “Override”. Ask an administrator of the desk',
  roleAcceptRequired:
    'You may not do this: it takes the role “Accept”. Ask an administrator of the desk',
  roleReferralsRequired:
    'You may not do this: it takes the role “Decide on referrals”. Ask an administrator of the desk',
  roleRateBooksRequired:
    'You may not do this: it takes the role “Rate books”. Ask an administrator of the desk',
  roleAdministerRequired:
    'You may not do this: it takes the role “Administer”. Ask an administrator of the desk',
  overrideBelowLimit:
    'You may take the premium at most {{percent}} % below {{premium}} euro, what it is without overrides',
  overrideAboveLimit:
    'You may take the premium at most {{percent}} % above {{premium}} euro, what it is without overrides',
  userNotFound: 'There is no such person at this desk',
  userNameTaken: 'Somebody else who may sign in has this name',
  userLoginTaken: 'Somebody else who may sign in has this name in the system',
  administratorNeeded: 'Somebody who may sign in must have the role “Administer”',
  pinShort: 'A PIN has {{least}} digits or more',
  passphraseShort: 'A passphrase has {{least}} characters or more',
  pinEasy: 'This is among the first that somebody would try: choose another',
  pinSame: 'This is the PIN of before: choose another',
  pinWrong: 'The PIN is wrong',
  pinWaitSecond: 'The PIN was wrong too often: try again in a second',
  pinWait: 'The PIN was wrong too often: try again in {{seconds}} seconds',
  pinWaitMinutes: 'The PIN was wrong too often: try again in {{minutes}} minutes',
} as const;
