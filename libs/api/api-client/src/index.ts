export { creditHistoryKey, getBalance, listCreditHistory } from './account.ts';
export {
  deckKeys,
  deleteDeck,
  fetchDeckFile,
  listDecks,
  listRandomPalettes,
  makeDeck,
  resumeDeck,
  undeleteDeck,
  type DeckFile,
  type DeckListeners,
} from './decks.ts';
export { ApiError, helpfulReason, isRetryable } from './api-error.ts';
export { colorKeys, findColor, listColors } from './colors.ts';
export { collectionKeys, listCollections, writePoem, type CollectionsSearch } from './creations.ts';
export {
  changeCollection,
  deleteCollection,
  getCollection,
  removeVideo,
  restoreVideo,
  undeleteCollection,
} from './collection-detail.ts';
export {
  cocreateKeys,
  likeColor,
  listCocreatedColors,
  type CocreatedColorsSearch,
} from './cocreated-colors.ts';
export { searchCocreatedColors } from './color-search.ts';
export { generateColor, paintName, suggestNames } from './generation.ts';
export {
  changeMember,
  getMemberPage,
  listMemberCollections,
  listMemberPalettes,
  listOwnPictures,
  memberKeys,
  type WorksPage,
  type WorksSearch,
} from './members.ts';
export { listNfts, readNfts } from './nfts.ts';
export {
  createColor,
  deleteColor,
  getCocreatedColor,
  listSameName,
  mintColor,
  undeleteColor,
} from './cocreated-color-detail.ts';
export {
  getOrder,
  getReceipt,
  listOrders,
  listPaymentMethods,
  orderKeys,
  payByAlipay,
  payByStripe,
  paymentMethodsKey,
} from './orders.ts';
export { changePalette, getPalette } from './palette-detail.ts';
export {
  animatePicture,
  continueCollection,
  paintPoem,
  type AnimationListeners,
  type PaintingListeners,
} from './paintings.ts';
export { applyPattern } from './patterns.ts';
export {
  claimDownload,
  listClaimedPalettes,
  deletePalette,
  drawPaletteImage,
  drawPalettePdf,
  listOwnPalettes,
  listPublicPalettes,
  paletteKeys,
  savePalette,
  undeletePalette,
  type DrawablePalette,
  type OwnPalettePage,
  type OwnPalettesSearch,
  type PalettePage,
  type PublicPalettesSearch,
} from './palettes.ts';
export type { ListedPalette } from './read-palette.ts';
export {
  request,
  requestFile,
  type CallOptions,
  type FileRequestOptions,
  type RequestOptions,
} from './request.ts';
export { getStory, storyKey } from './stories.ts';
export { attemptFor, type SaveAttempt } from './save-attempt.ts';
export {
  requestDataExport,
  deleteAccount,
  fetchDataExport,
  getDataExport,
  getErasure,
  cancelAccountDeletion,
  ownDataKeys,
  sendDeletionCode,
} from './own-data.ts';
export { reportContent } from './reports.ts';
