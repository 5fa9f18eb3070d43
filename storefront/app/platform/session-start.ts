/** Asks the shop who is here; the answer begins a newcomer's session, and brings the anti-forgery cookie that belongs to it. */
type Check<T> = () => Promise<T>;

/** Under way where nobody is known yet: two checks at once would begin two sessions, and the one that is thrown away would take a write with it. */
let beginning: Promise<unknown> | undefined;

/** The anti-forgery token of this browser's session; nothing before there is one. */
const forgeryToken = () => /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];

/** Whether the shop has given this browser a session, which may have ended since. */
export const hasSession = (): boolean => forgeryToken() !== undefined;

/** The headers of every call (specification, section 7): the XHR mark, and the anti-forgery pair of the cookie. */
export function callHeaders(): Record<string, string> {
  const token = forgeryToken();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
  };
}

function begin<T>(check: Check<T>): Promise<T> {
  const checked = check();
  beginning = checked
    .catch(() => undefined)
    .then(() => {
      beginning = undefined;
    });
  return checked;
}

/** Makes a check: one at a time, until this browser has a session. */
export async function checkInTurn<T>(check: Check<T>): Promise<T> {
  while (beginning) await beginning;
  return hasSession() ? check() : begin(check);
}

/** Lets a write go on once this browser has a session, which begins with a check. */
export async function untilSession(check: Check<unknown>): Promise<void> {
  while (beginning) await beginning;
  if (!hasSession()) await begin(check).catch(() => undefined);
}

/** The same for a write whose token was refused: there is another one after a check. */
export const untilSessionRenewed = (check: Check<unknown>): Promise<unknown> =>
  beginning ?? begin(check).catch(() => undefined);
