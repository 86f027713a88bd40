/** Sizes and times that browser and server agree on (specification 1 §9, contract §§4, 5). */
export const limits = {
  pageSize: { suggestions: 4, results: 8, listing: 10, largest: 100 },
  largestPage: 1_000_000,
  searchText: 200,
  shortText: 200,
  longText: 5_000,
  price: 60,
  service: 80,
  password: { shortest: 6, longest: 128 },
  pictures: 8,
  /** Pictures come as data URLs, which are a third larger than their bytes: eight of 1 MB each, and the texts. */
  pictureFormBytes: 12 * 1024 * 1024,
  pictureBytes: 1_048_576,
  pictureMegapixels: 25,
  infiniteScrollPixels: 200,
  toastMilliseconds: 5_000,
  bannerMilliseconds: 2_500,
  sliderMilliseconds: 3_000,
  skeletonRows: 9,
  mostLiked: 6,
  defaultPhoneViewLimit: 10,
  mapCentre: { lat: 28.7041, lng: 77.1025 },
} as const;
