/** Settings of a service that draws in its embedded studio and stores files on the disk. */
export const WITHOUT_MODELS = {
  basePath: '/',
  s3: null,
  seed: false,
  models: null,
  textModel: null,
  imageModel: null,
  videoModel: null,
  videoSeconds: 4,
  ffmpeg: null,
};
