/** The narrator's voice: the browser's own speech, where it has one. */

export const canSpeak = (): boolean => 'speechSynthesis' in window;

export function speak(lines: string[], language: string): void {
  if (!canSpeak()) return;
  for (const line of lines) {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = language;
    words.rate = 0.92;
    const voice = speechSynthesis
      .getVoices()
      .find((one) => one.lang.toLowerCase().startsWith(language));
    if (voice) words.voice = voice;
    speechSynthesis.speak(words);
  }
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
