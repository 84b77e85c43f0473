/** The words that say "booked" or "confirmed", or "book" as what the visitor does, by language. */
export const SAYS_BOOKED: Readonly<Record<string, RegExp>> = {
  en: /\b(re)?book(s|ed)?\b|\bbooking (your|\d)|\bconfirm(ed|s)?\b/i,
  es: /\breserv(e|a|ar|ada|ado|ó|ando|arla)\b|confirmad/i,
  ar: /حجز|حُجز|حجوز|مؤكد|تأكيد/,
  ko: /예약|확정/,
  vi: /đặt|xác nhận/i,
  zh: /预约|预订|约好|约成|约在/,
};

/** What the service and free times are called, which says nothing about a tour. */
const NAMES =
  /booking service|servicio de reservas|خدمة الحجز|بخدمة الحجز|예약 서비스|예약 가능|예약 불가|Dịch vụ đặt lịch|cài đặt|预约服务|可预约|不可预约/gi;

export const withoutService = (text: string): string => text.replace(NAMES, '');
