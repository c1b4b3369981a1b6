/** The program that the setting names, or the one that comes along. Rejects where there is none for this platform. */
export async function findFfmpeg(setting: string | null): Promise<string> {
  if (setting !== null) return setting;
  // It throws on platforms for which there is no program; the rest of the service works there.
  const { default: installed } = await import('@ffmpeg-installer/ffmpeg');
  return installed.path;
}
