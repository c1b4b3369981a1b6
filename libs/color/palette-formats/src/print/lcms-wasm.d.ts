/** The part of Little CMS that the tests use. The package has no types. */
declare module 'lcms-wasm' {
  type Profile = number & { readonly profile: unique symbol };
  type Transform = number & { readonly transform: unique symbol };

  export interface LittleCms {
    cmsOpenProfileFromMem(bytes: Uint8Array, length: number): Profile;
    cmsCreate_sRGBProfile(): Profile;
    cmsCreateLab4Profile(whitePoint: null): Profile;
    cmsFormatterForColorspaceOfProfile(profile: Profile, bytes: number, isFloat: boolean): number;
    cmsCreateTransform(
      from: Profile,
      fromFormat: number,
      to: Profile,
      toFormat: number,
      intent: number,
      flags: number,
    ): Transform;
    cmsDoTransform(transform: Transform, values: Float32Array, count: number): Float32Array;
  }

  export function instantiate(): Promise<LittleCms>;
}
