import { getDesk, leaveDesk, lockDesk, noteActivity, signIn } from '../../core/people/desk.ts';
import {
  addUser,
  changeOwnPin,
  changeUser,
  endSignIn,
  listUsers,
  setUserPin,
} from '../../core/people/users.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of the people at the desk, and of signing in. */
export function peopleHandlers({ services, desk }: HandlerParts) {
  const people = { ...services.people, ...desk };
  return {
    listUsers: listUsers(people),
    addUser: addUser(people),
    changeUser: changeUser(people),
    setUserPin: setUserPin(people),
    endSignIn: endSignIn(people),
    changeOwnPin: changeOwnPin(people),
    getDesk: getDesk(people),
    signIn: signIn(people),
    lockDesk: lockDesk(people),
    leaveDesk: leaveDesk(people),
    noteActivity: noteActivity(people),
  };
}
