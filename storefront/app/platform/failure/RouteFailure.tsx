import { rarely } from '../rarely.ts';

/** What stands in a screen's place when it cannot be shown; its code comes after the first load, as it is seldom wanted. */
export const RouteFailure = rarely(async () => (await import('./FailurePage.tsx')).FailurePage);
