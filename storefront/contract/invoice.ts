/** Where the invoice of an order is to be had as a file (PDF), for whom the order opens to. */
export const invoicePath = (id: number | ':id'): string => `/api/order/${id}/invoice.pdf`;
