import type { Mutant } from './mutant.ts';

/** Breaks of what section 8 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: '404 and 403 go to the 404 page.',
    file: 'storefront/domain/failed-call.ts',
    find: 'if (status === 404 || status === 403)',
    put: 'if (status === 404)',
  },
  {
    statement: '500 goes to the server error page.',
    file: 'storefront/domain/failed-call.ts',
    find: `  if (status === 500) return 'server error';
`,
    put: '',
  },
  {
    statement:
      '302 replaces the route with the path in the response message (decision 007: only a path of this site).',
    file: 'storefront/app/platform/call-answer.ts',
    find: `  if (moved?.success) follow(moved.output.message);
`,
    put: '',
  },
  {
    statement: 'Anything else is reported to an error-reporting service.',
    file: 'storefront/app/platform/failed-calls.ts',
    find: `else if (page || consequence === 'reported') report(failure);`,
    put: 'else if (page) report(failure);',
  },
  {
    statement: 'A session check that returns 403 clears the customer, and the user goes Home.',
    file: 'storefront/app/shell/useSession.ts',
    find: `      tell(navigate);
      void navigate(paths.home);`,
    put: '      tell(navigate);',
  },
  {
    statement: `A gift-card check that answers 400 rejects with the server's message.`,
    file: 'storefront/server/features/gift-card/routes.ts',
    find: 'throw new HttpError(400, giftCardRefused())',
    put: 'throw new HttpError(404, giftCardRefused())',
  },
  {
    statement: 'Other errors of a gift-card check go to a shared error handler.',
    file: 'storefront/domain/failed-call.ts',
    find: `checkGiftCard: (status) => (status === 400 ? 'passed on' : globalConsequence(status))`,
    put: `checkGiftCard: () => 'passed on'`,
  },
  {
    statement:
      'Errors fetching the bag, later list and availability go to the shared error handler with the router.',
    file: 'storefront/domain/failed-call.ts',
    find: `  readBag: globalConsequence,
`,
    put: '',
  },
  {
    statement:
      'Errors sending bag or later updates are swallowed silently, and what was not sent is sent later.',
    file: 'storefront/app/shell/useSession.ts',
    find: `    if (checked) void tell().catch(() => undefined);
`,
    put: '',
  },
  {
    statement: 'A failure to add is passed to the caller, who says so.',
    file: 'storefront/app/features/product/useBuying.ts',
    find: '      setFailed(true);',
    put: '',
  },
  {
    statement: 'Remove and favorite failures are passed to the caller, who tells the shop later.',
    file: 'storefront/domain/failed-call.ts',
    find: '  saveBag: ignored,',
    put: `  saveBag: ignored,
  removeFromBag: ignored,`,
  },
  {
    statement: 'The UTM call ignores errors.',
    file: 'storefront/app/features/utm/useCampaign.ts',
    find: '.catch(() => undefined)',
    put: `.catch((failure) => console.warn('The campaign was not counted:', failure))`,
  },
  {
    statement: 'A failure of a marketing tracker is silently ignored.',
    file: 'storefront/app/platform/tracker.ts',
    find: `    console.warn('The tracker takes nothing:', error);`,
    put: '    throw error;',
  },
  {
    statement: 'A zip failure is silently ignored.',
    file: 'storefront/app/features/shipping/place.ts',
    find: 'const location = await call(readLocation).catch(() => undefined);',
    put: 'const location = await call(readLocation);',
  },
  {
    statement: 'Following failures are silently ignored.',
    file: 'storefront/app/features/following/following.ts',
    find: `    } catch {
`,
    put: `    } catch (failure) {
      console.error(failure);
`,
  },
  {
    statement: 'A card token failure passes the response back.',
    file: 'storefront/app/features/checkout/useCheckoutForm.ts',
    find: 'setRefusal({ of: card, fields, ...(!anyOf(fields) && { message }) });',
    put: 'setRefusal({ of: card, fields: {}, ...(!anyOf(fields) && { message }) });',
  },
  {
    statement: 'A shipping request failing with 400 or 404 clears the options silently.',
    file: 'storefront/domain/failed-call.ts',
    find: `(status === 400 || status === 404 ? 'cleared' : 'logged')`,
    put: `(status === 404 ? 'cleared' : 'logged')`,
  },
  {
    statement: 'Other shipping failures are only logged to the console.',
    file: 'storefront/app/features/shipping/place.ts',
    find: `    handleFailure('readShipping', failure, true);
`,
    put: '',
  },
  {
    statement: 'Failures loading countries are only logged to the console.',
    file: 'storefront/domain/failed-call.ts',
    find: `  listCountries: logged,
`,
    put: '',
  },
  {
    statement: 'Failures loading currencies are only logged to the console.',
    file: 'storefront/app/features/currency/load-currencies.ts',
    find: `      handleFailure('listCurrencies', error, true);
`,
    put: '',
  },
  {
    statement: 'A route chunk load failure raises a preload-error event.',
    file: 'storefront/app/platform/useMissingScreen.ts',
    find: `new Event('vite:preloadError')`,
    put: `new Event('vite:preload')`,
  },
];
