export { THEME_SLOTS as OFFICE_SLOTS, type ThemeSlot as OfficeSlotName } from '@danqing/contracts/office';
