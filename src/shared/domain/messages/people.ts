/** Why somebody at the desk may not do something, or can't sign in. */
export const PEOPLE = {
  deskLocked: 'Sign in first: nobody is signed in at this desk, or it is locked',
  roleQuoteRequired: 'You need the role “Quote” to do this. Ask an administrator of the desk',
  roleOverrideRequired: 'You need the role “Override” to do this. Ask an administrator of the desk',
  roleAcceptRequired: 'You need the role “Accept” to do this. Ask an administrator of the desk',
  roleReferralsRequired:
    'You need the role “Decide on referrals” to do this. Ask an administrator of the desk',
  roleRateBooksRequired:
    'You need the role “Rate books” to do this. Ask an administrator of the desk',
  roleAdministerRequired:
    'You need the role “Administer” to do this. Ask an administrator of the desk',
  overrideBelowLimit:
    'You may take the premium at most {{percent}} % below {{premium}} euro, the premium without overrides',
  overrideAboveLimit:
    'You may take the premium at most {{percent}} % above {{premium}} euro, the premium without overrides',
  userNotFound: 'There is no such person at this desk',
  userNameTaken: 'Another person at this desk has this name',
  userLoginTaken: 'Another person at this desk has this system user',
  administratorNeeded: 'At least one person who can sign in must have the role “Administer”',
  pinShort: 'A PIN has {{least}} digits or more',
  passphraseShort: 'A passphrase has {{least}} characters or more',
  pinEasy: 'This is too easy to guess: choose another',
  pinSame: 'This is the old PIN: choose another',
  pinWrong: 'The PIN is wrong',
  pinWaitSecond: 'The PIN was wrong too often: try again in a second',
  pinWait: 'The PIN was wrong too often: try again in {{seconds}} seconds',
  pinWaitMinutes: 'The PIN was wrong too often: try again in {{minutes}} minutes',
} as const;
