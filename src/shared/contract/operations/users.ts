import {
  Desk,
  NewUser,
  OwnPin,
  SignIn,
  User,
  UserChange,
  UserList,
  UserPin,
} from '../../schemas/people/user.ts';
import { Nothing, type Operation } from './operation.ts';

const atDesk = { requires: 'broker', environment: 'live' } as const;

/** The people at the desk: who may sign in, and who has. */
export const userOperations = {
  listUsers: {
    summary: 'List the people who may sign in at the desk, with their history',
    ...atDesk,
    data: 'reads',
    input: Nothing,
    output: UserList,
  },
  addUser: {
    summary: 'Add a person; the first one is an administrator, and from then on everybody signs in',
    ...atDesk,
    data: 'changes',
    input: NewUser,
    output: User,
  },
  changeUser: {
    summary: 'Change the roles, the limits or the login of a person, or whether it may sign in',
    ...atDesk,
    data: 'changes',
    input: UserChange,
    output: User,
  },
  setUserPin: {
    summary: 'Give a person a new PIN',
    ...atDesk,
    data: 'changes',
    input: UserPin,
    output: User,
  },
  endSignIn: {
    summary: 'Disable everybody: the desk then has no sign-in',
    ...atDesk,
    data: 'changes',
    input: Nothing,
    output: UserList,
  },
  changeOwnPin: {
    summary: 'Change the PIN of the person who is signed in',
    ...atDesk,
    requiresOfUser: 'signedIn',
    data: 'changes',
    input: OwnPin,
    output: User,
  },
  getDesk: {
    summary: 'Whether somebody has to sign in at the desk, and who has',
    ...atDesk,
    requiresOfUser: 'none',
    data: 'none',
    input: Nothing,
    output: Desk,
  },
  signIn: {
    summary: 'Sign in at the desk, or unlock it',
    ...atDesk,
    requiresOfUser: 'none',
    data: 'none',
    input: SignIn,
    output: Desk,
  },
  lockDesk: {
    summary: 'Lock the desk: until the PIN is given, it answers nothing else',
    ...atDesk,
    requiresOfUser: 'none',
    data: 'none',
    input: Nothing,
    output: Desk,
  },
  leaveDesk: {
    summary: 'Sign out at the desk',
    ...atDesk,
    requiresOfUser: 'none',
    data: 'none',
    input: Nothing,
    output: Desk,
  },
  noteActivity: {
    summary: 'Report that the desk is in use, so that it does not lock',
    ...atDesk,
    requiresOfUser: 'signedIn',
    data: 'none',
    input: Nothing,
    output: Nothing,
  },
} as const satisfies Record<string, Operation>;
