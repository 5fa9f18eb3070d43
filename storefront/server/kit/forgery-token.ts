import { createHmac } from 'node:crypto';

/** The token that proves a write comes from a page of this shop in this session. */
export const forgeryToken = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url');
