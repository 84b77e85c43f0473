/** Choices the service sends without words, by field. */
export const choicesEn = {
  layout: {
    studio: 'Studio',
    '1br': '1 bed',
    '2br': '2 bed',
    '3br': '3 bed',
    '4+br': '4+ bed',
    loft: 'Loft',
  },
  pets: { cats: 'Cats', small_dogs: 'Small dogs', large_dogs: 'Large dogs', none: 'No pets' },
  amenities: {
    elevator: 'Elevator',
    laundry_in_unit: 'Laundry in the home',
    laundry_in_building: 'Laundry in the building',
    laundry_connection: 'Laundry connection',
    outdoor_private: 'Private outdoor space',
    outdoor_public: 'Shared outdoor space',
    none: 'No preference',
  },
};

type LayoutName = keyof typeof choicesEn.layout;
type PetName = keyof typeof choicesEn.pets;
type AmenityName = keyof typeof choicesEn.amenities;

/** One line for each choice we know; a service may have layouts of its own besides. */
export interface ChoiceWords {
  readonly layout: Readonly<Record<LayoutName, string>> & Readonly<Record<string, string>>;
  readonly pets: Readonly<Record<PetName, string>>;
  readonly amenities: Readonly<Record<AmenityName, string>>;
}
