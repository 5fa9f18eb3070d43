import { Customer } from '@otzar/contract/customer';
import * as v from 'valibot';

/** Who is signed in, as a browser keeps it between pages; null for a guest. */
export const savedCustomer = { schema: v.nullable(Customer), initial: null };
