/** Who sells, as receipts say; null: not stated. */
export interface ReceiptSeller {
  name: string | null;
  address: string | null;
  taxNumber: string | null;
}
