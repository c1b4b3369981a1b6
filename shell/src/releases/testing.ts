import { generateKeyPairSync, sign } from 'node:crypto';
import type { ReleaseDocument, SignedDocument } from '@danqing/contracts/releases';
import { onTestFinished, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { EVENT } from './release-stream.ts';

export const releaseDocument = (overrides: Partial<ReleaseDocument> = {}): ReleaseDocument => ({
  environment: 'production',
  sequence: 1,
  shell: activeArea('shell'),
  areas: [activeArea('generator'), activeArea('palettes')],
  ...overrides,
});

export function createSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  const signDocument = (document: ReleaseDocument): SignedDocument => {
    const text = JSON.stringify(document);
    return { text, signature: sign(null, Buffer.from(text), privateKey).toString('base64') };
  };
  return {
    publicKey: key,
    sign: signDocument,
    signPage: (document: ReleaseDocument) => ({ ...signDocument(document), publicKey: key }),
  };
}

export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  closed = false;

  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  push(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(EVENT), { data: JSON.stringify(data) }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ closed }) => !closed);
  }

  static install(): void {
    FakeEventSource.opened = [];
    vi.stubGlobal('EventSource', FakeEventSource);
    onTestFinished(() => void vi.unstubAllGlobals());
  }
}

export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
