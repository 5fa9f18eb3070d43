import type { Mutant } from './mutant.ts';

/** Breaks of what section 6 of the specification states. */
export const mutants: Mutant[] = [
  {
    statement: 'Guests and customers browse.',
    file: 'storefront/contract/product.ts',
    find: `path: '/api/product/{id}',
  audience: 'public',`,
    put: `path: '/api/product/{id}',
  audience: 'customer',`,
  },
  {
    statement: `A guest's bag is local, a customer's is held on the server.`,
    file: 'storefront/server/features/bag/queries.ts',
    find: 'and(eq(customer_line.customer_id, customer), eq(customer_line.list, list))',
    put: 'eq(customer_line.list, list)',
  },
  {
    statement: 'A guest checks out with an email.',
    file: 'storefront/app/features/checkout/useCheckoutForm.ts',
    find: `    ...(email && { email }),
`,
    put: '',
  },
  {
    statement: 'Guest order status is for guests.',
    file: 'storefront/server/features/order/find.ts',
    find: `and(eq(customer_order.id, id), sql\`lower(\${customer_order.email}) = \${email.toLowerCase()}\`)`,
    put: 'and(eq(customer_order.id, id), eq(customer_order.email, email))',
  },
  {
    statement: 'The account area sends a guest to Login.',
    file: 'storefront/app/features/customer/require-customer.ts',
    find: 'throw redirectTo(request, paths.login)',
    put: 'throw redirectTo(request, paths.home)',
  },
  {
    statement: 'Subscription signup sends a guest to Login.',
    file: 'storefront/app/screens/subscription/subscription.tsx',
    find: `  await requireCustomer(request);
`,
    put: '',
  },
  {
    statement: 'Login, forgot and reset pages are barred to a customer, who is sent to Home.',
    file: 'storefront/app/screens/sign-in/auth-guard.ts',
    find: `  if ((await customerModule.load()) !== null) throw redirectTo(request, paths.home);
`,
    put: '',
  },
  {
    statement: 'Sign Out is not seen by a guest.',
    file: 'design-system/widgets/frame/AccountMenu/AccountLinks.tsx',
    find: `      {signedIn && (
        <Button`,
    put: `      {paths && (
        <Button`,
  },
  {
    statement: 'Recently viewed recording is for guests alone.',
    file: 'storefront/app/features/recently-viewed/useNoteViewed.ts',
    find: 'if (guest) void change',
    put: 'if (!guest) void change',
  },
  {
    statement: 'The signed-in customer is shown their first name.',
    file: 'storefront/app/features/customer/customer-module.ts',
    find: 'firstName(customer.name)',
    put: 'customer.name',
  },
];
