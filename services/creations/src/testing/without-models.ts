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
