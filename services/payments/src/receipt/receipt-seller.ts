export interface ReceiptSeller {
  name: string | null;
  address: string | null;
  taxNumber: string | null;
}
