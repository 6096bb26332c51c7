// Shows at a field that the library has refused its value, and why.

/** The class of the element behind a field that has the reason. */
const REFUSED = "refused";

/** Marks a field whose value is refused. The field keeps what a person has written, so that it can be corrected. */
export function markRefused(field, written, reason) {
  const words = document.createElement("span");
  words.id = field.id + "-" + REFUSED;
  words.className = REFUSED;
  words.setAttribute("role", "alert");
  words.textContent = reason;
  field.value = written;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", words.id);
  field.closest("label").after(words);
}

/** Removes the marks of all fields. */
export function clearRefused() {
  document.querySelectorAll("." + REFUSED).forEach(words => words.remove());
  document.querySelectorAll("[aria-invalid]").forEach(field => {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  });
}
