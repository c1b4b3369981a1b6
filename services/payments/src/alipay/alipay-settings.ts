export interface AlipaySettings {
  appId: string;
  sellerId: string;
  privateKey: string;
  publicKey: string;
  gateway: string;
}
